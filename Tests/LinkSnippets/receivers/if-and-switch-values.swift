struct Row {
  var count = 1
}
func make() -> Row { Row() }
func use(_ flag: Bool, _ number: Int, _ text: String) -> Int {
  let row = if flag { make() } else { Row() }
  let other =
    if flag {
      make()
    } else if number > 1 {
      flag ? make() : row
    } else {
      row
    }
  let chosen = switch number {
  case 0: make()
  case 1, 2:
    if flag { make() } else { other }
  default: other
  }
  let word = switch flag {
  case true: text
  case false: ""
  }
  if flag { _ = make() }
  let size = if flag { make().count } else { text.count }
  return row.count + other.count + chosen.count + word.count + size.hashValue
}
struct Holder {
  let kept = if Bool.random() { make() } else { Row() }
  func use() -> Int { kept.count }
}
