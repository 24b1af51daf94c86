protocol Reads {
  func read()
}
protocol Writes {
  func write()
}
func use<T: Reads & Writes>(_ first: T, _ second: some Reads & Writes) {
  first.write()
  second.write()
}
func table(_ files: [String : Int]) -> Int? { files["a"] }
