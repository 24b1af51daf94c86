struct Page {
  var title = ""
}
enum State {
  case loading
  case loaded(Page)
  case failed(code: Int, page: Page)
}
func use(_ state: State) -> String {
  switch state {
  case .loading: return ""
  case .loaded(let page): return page.title
  case .failed(_, let page): return page.title
  }
}
