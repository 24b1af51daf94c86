struct Page {
  var title = ""
}
enum State {
  case loaded(Page, other: Page)
}
func use(_ state: State) -> String {
  if case let .loaded(page, other: next) = state { return page.title + next.title }
  guard case .loaded(let page, let next) = state else { return "" }
  return page.title + next.title
}
