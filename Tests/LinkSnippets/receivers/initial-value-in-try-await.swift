struct Page {
  var title = ""
}
func load() async throws -> Page { Page() }
func show() async throws -> String {
  let page = try await load()
  return page.title
}
