struct Page {
  var size = 1
}
enum State {
  case loaded(Page)
}
func use(_ state: State) -> Bool {
  switch state {
  case .loaded(let page) where page.size > 1: return true
  case .loaded: return false
  }
}
