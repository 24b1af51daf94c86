protocol Entity {}
struct User: Entity {}
protocol Repository {
  associatedtype Model: Entity = User
  func all() -> [Model]
}
struct Users: Repository {
  typealias Model = User
  func all() -> [Model] { [] }
}
