// An operator before a member belongs to the value before it.
postfix operator ^
struct Box {}
struct Full {
  var rows: [Int] { [] }
  var inner: Box { Box() }
  func load() -> Int { 1 }
}
postfix func ^ (_ box: Box) -> Full { Full() }
extension Array { static func rows(_ count: Int) -> [Int] { [] } }

func rows(_ box: Box) -> [Int] { box^.rows }
func rowsOfInner(_ box: Box) -> [Int] { box^.inner^.rows }
func loaded(_ box: Box) -> Int {
  let full = box^
  return full.load()
}
