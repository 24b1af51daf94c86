enum State {
  case on, off
}
func use(_ state: State?) -> Int {
  switch state {
  case .on?: return 1
  case .some(.off): return 2
  case nil: return 3
  }
}
