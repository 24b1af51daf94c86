actor Account {
  var balance = Balance()
  nonisolated let owner: Owner
}
