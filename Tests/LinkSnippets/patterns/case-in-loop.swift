struct Page {
  var title = ""
}
enum State {
  case loaded(Page), empty
}
func use(_ states: [State]) {
  for case .loaded(let page) in states { print(page.title) }
}
