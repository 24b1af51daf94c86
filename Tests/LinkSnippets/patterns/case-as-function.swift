struct Page {}
enum State {
  case loaded(Page)
}
func use(_ pages: [Page]) -> [State] { pages.map(State.loaded) + [.loaded(pages[0])] }
