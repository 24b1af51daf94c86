// Only accessors that are given a value have a name for it
// file: Data/Values.swift
public let newValue = 2
public let oldValue = 3
// file: App/Rows.swift
import Data
struct Row { var width = 1 }
struct Other { var width = 2 }
struct Order {
  var plain: Int { newValue }
  var both: Int {
    get { newValue + oldValue }
    set { print(newValue) }
  }
  var row: Row {
    get { Row() }
    set { print(newValue.width, oldValue) }
  }
  var named: Row {
    get { Row() }
    nonmutating set(row) { print(row.width, newValue) }
  }
  var observed = Row() {
    willSet { print(newValue.width, oldValue) }
    didSet { print(oldValue.width, newValue) }
  }
  var told: Row {
    willSet(next) { print(next.width) }
    didSet(last) { print(last.width) }
  }
  subscript(index: Int) -> Row {
    get { Row() }
    set { print(newValue.width, index) }
  }
  func use() {
    var local: Row {
      get { Row() }
      set { print(newValue.width) }
    }
    var seen = Row() { didSet { print(oldValue.width) } }
    local = Row()
    seen = local
  }
}
