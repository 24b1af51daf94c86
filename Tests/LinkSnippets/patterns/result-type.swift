struct Page {
  var title = ""
}
enum Failure: Error {
  case offline
}
func use(_ result: Result<Page, Failure>) -> String {
  switch result {
  case .success(let page): return page.title
  case .failure(.offline): return ""
  }
}
