// A typealias hands on what it passes to the type that it stands for
struct Row { var width = 1 }
struct Other { var width = 1 }
struct Box<Value> {
  var value: Value
  static func make() -> Box<Value>? { nil }
}
typealias Rows = Box<Row>
typealias Again = Rows
typealias Lists<Item> = Box<[Item]>
struct Env { var rows: Rows; var again: Again; var lists: Lists<Row> }
func use(_ env: Env) -> Int {
  let made = Rows.make()
  return env.rows.value.width + env.again.value.width + env.lists.value[0].width
    + (made?.value.width ?? 0)
}
