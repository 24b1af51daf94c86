struct Model {
  var key = 1
}
func use(_ all: [String: Int]) -> [String] {
  all.sorted { $0.value < $1.value }.map { $0.key }
}
