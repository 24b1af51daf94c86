enum Item {
  case account(Int), loader
}
enum Other {
  case account(Int), missing
}
func use(_ items: [(Item, Int)]) -> [Int] {
  items.map { pair in
    let (item, _) = pair
    switch item {
    case .account(let id): return id
    case .loader: return 0
    }
  }
}
