// file: App/Kit.swift
struct Tag { var name = "" }
struct Tags { var names: [String] = [] }
struct Money { var amount = 0.0 }
struct Flag { var isOn = false }
struct Table { var rows: [String: Int] = [:] }

// file: App/Literals.swift
extension Tag: ExpressibleByStringLiteral { init(stringLiteral value: String) { name = value } }
extension Tags: ExpressibleByArrayLiteral { init(arrayLiteral names: String...) { self.names = names } }
extension Money: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  init(integerLiteral value: Int) { amount = Double(value) }
  init(floatLiteral value: Double) { amount = value }
}
extension Flag: ExpressibleByBooleanLiteral { init(booleanLiteral value: Bool) { isOn = value } }
extension Table: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, Int)...) {}
}

// file: App/Use.swift
struct Order {
  let tag: Tag = "a"
  let tags: Tags = ["a"]
  let money: Money = 3
  let part: Money = 3.5
  let flag: Flag = true
  let table: Table = ["a": 1]
  var name: String = "a"
  func tagged(_ tag: Tag = "x") -> Tag { "b" }
  func make() -> Tags {
    let local: Tag? = "c"
    _ = local
    _ = tagged("d")
    return ["b"]
  }
  mutating func changeTables(_ box: inout Box) {
    box.table = ["a": 1,]
    box.table = [
      "a": 1,
      "b": 2,
    ]
    box.table = [:]
    box.tags = ["a",]
  }
}
struct Box {
  var table = Table()
  var tags = Tags()
}
