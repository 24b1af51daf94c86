struct Account {
  var balance = 0
  func settle() {}
}
extension Optional where Wrapped == Account {
  var total: Int { self?.balance ?? 0 }
  func finish() {
    self?.settle()
    self!.settle()
    print(self.total)
  }
}
