/// A motion as a file has it: androidx's, with a name of its own.
package let customMotion = """
    name: mine
    period: 5400
    rotation: {tracks: [{amount: 1520}]}
    tail:
      offset: -20
      tracks:
        - &move {amount: 250, period: 1350, delay: 667, duration: 667, easing: "cubic-bezier(.4, 0, .2, 1)"}
    head:
      tracks:
        - amount: 250deg
          period: 1350
          duration: 667
          easing: cubic-bezier(0.4, 0, 0.2, 1)
    """
