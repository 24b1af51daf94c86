actor Store {
  var count = 0
  func add() { count += 1 }
}
func use(_ store: Store) async -> Int {
  await store.add()
  return await store.count
}
