struct Account {
  var balance = 0
}
extension Account {
  func report() -> Int { self.balance + fee() }
  func fee() -> Int { 1 }
}
extension Account {
  func total() -> Int { self.report() }
}
