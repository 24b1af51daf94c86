struct State {
  var count = 0
  var name: Name
  var items: [Item] = []
  let id: ID = .init()
}
