@propertyWrapper struct Resolved<Value> {
  let wrappedValue: Value
  init(_ type: Value.Type) { fatalError() }
}
@propertyWrapper struct Current {
  var wrappedValue: Session { Session() }
  init(key: String) {}
}
struct Session {
  func end() {}
}
struct Service {
  func call() {}
}
struct Screen {
  @Resolved(Service.self) var service
  @Current(key: "a") var session
  @Resolved<Service>(Service.self) var written
  func use() {
    service.call()
    session.end()
    written.call()
  }
}
