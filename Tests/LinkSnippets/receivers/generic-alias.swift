struct Row {
  var count = 1
}
struct Box<T> {
  var held: T
}
typealias Then<T> = (T) -> Void
typealias Pairs<A: Hashable, B> = [A: B]
typealias Boxed<T> = Box<[T]>
typealias Crate = Box
class Api {
  func rows(_ done: Then<Row>) {}
  func names(_ done: Then<[String]>) {}
  var table: Pairs<String, Row> = [:]
  var box: Boxed<Row>
  var crate: Crate<Row>
  init(_ box: Boxed<Row>, _ crate: Crate<Row>) {
    self.box = box
    self.crate = crate
  }
}
func use(_ api: Api) {
  api.rows { print($0.count) }
  api.names { print($0.count) }
  print(api.table["a"]!.count, api.box.held[0].count, api.crate.held.count)
}
