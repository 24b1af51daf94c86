class Child {
  weak var parent: Parent?
  unowned let owner: Owner
  unowned(safe) var safe: Owner
  unowned(unsafe) var raw: Owner
}
