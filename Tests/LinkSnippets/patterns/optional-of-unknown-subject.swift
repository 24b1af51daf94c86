enum Reason {
  case spam, other
}
func use(_ reasons: [(Reason?, Int)]) -> [Bool] {
  reasons.map { pair in
    let (reason, _) = pair
    switch reason {
    case .spam: return true
    case .other, .none: return false
    }
  }
}
