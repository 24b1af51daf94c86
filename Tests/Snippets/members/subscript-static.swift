enum Table {
  static subscript(name: Name) -> Row { Row() }
}
class Base { class subscript(i: Int) -> Int { i } }
