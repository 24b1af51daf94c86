struct Page {
  var title = ""
}
enum Inner {
  case page(Page)
}
enum Outer {
  case inner(Inner)
}
func use(_ outer: Outer) -> String {
  switch outer {
  case .inner(.page(let page)): return page.title
  }
}
