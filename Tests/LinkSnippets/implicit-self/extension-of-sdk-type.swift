extension String {
  var slug: String { self }
}
extension String {
  func doubled() -> String { slug + slug }
}
