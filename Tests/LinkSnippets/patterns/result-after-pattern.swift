enum Item {
  case account(Int), loader
}
enum Source {
  case account(id: Int), other
}
func source(of item: Item) -> Source? {
  switch item {
  case .account(let id):
    return .account(id: id)
  case .loader: return nil
  }
}
