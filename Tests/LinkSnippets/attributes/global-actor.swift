@globalActor actor Database {
  static let shared = Database()
}
@Database final class Store {
  @Database static func load() {}
}
let work: @Database () -> Void = {}
