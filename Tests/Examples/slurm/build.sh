#!/bin/sh
# Assets from a manifest on a Slurm cluster, from a folder that all nodes share:
#   sbatch --wait --array=1-16 build.sh && spindle merge parts --out assets
# A shard should be ten seconds of work or more.
#SBATCH --array=1-16
srun spindle build spindle.yaml --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" --out parts --quiet
