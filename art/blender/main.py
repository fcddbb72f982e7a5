"""`blender -b -P main.py -- job.json`: renders the one picture the job describes."""
import importlib
import json
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import numpy as np  # noqa: E402

import studio  # noqa: E402


def main():
    with open(sys.argv[sys.argv.index('--') + 1], encoding='utf8') as f:
        job = json.load(f)
    studio.reset()
    random.seed(4)
    np.random.seed(4)
    finish = importlib.import_module(job['model']).build(job) or {}
    studio.render(job['out'], job['width'], job['height'], job['samples'], like=job.get('like'), keep=job.get('keep'), **finish)


main()
