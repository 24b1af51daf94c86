@propertyWrapper struct Injected<Value> {
  var wrappedValue: Value { fatalError() }
}
class Service {
  func call() {}
}
class Screen {
  @Injected var service: Service
}
func use(_ screen: Screen) { screen.service.call() }
