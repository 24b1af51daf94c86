extension Swift.String {
  struct Mark {
    var size = 1
  }
  var mark: Mark { Mark() }
  var other: String.Mark { String.Mark() }
  static func size(of mark: Swift.String.Mark) -> Int { mark.size }
}
func use(_ text: String, _ mark: String.Mark) -> Int {
  text.mark.size + mark.size + String.size(of: mark)
}
