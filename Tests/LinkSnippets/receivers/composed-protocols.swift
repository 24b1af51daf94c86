protocol Reads {
  func read()
}
protocol Writes {
  func write()
}
func use(_ file: any Reads & Writes) {
  file.read()
  file.write()
}
