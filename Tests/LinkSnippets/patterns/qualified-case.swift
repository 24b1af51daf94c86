enum State {
  case on(Int), off
}
func use(_ state: State) -> Int {
  switch state {
  case State.on(let level): return level
  case State.off: return 0
  }
}
