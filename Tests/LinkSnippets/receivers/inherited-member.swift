class Base {
  var id = 1
  func log() {}
}
class Middle: Base {}
class Last: Middle {}
func use(_ last: Last) -> Int {
  last.log()
  return last.id
}
