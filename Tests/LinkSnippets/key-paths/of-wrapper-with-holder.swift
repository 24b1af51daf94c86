struct Factory<T> {
  let make: () -> T
}
protocol SharedContainer {
  static var shared: Self { get }
}
final class Container: SharedContainer {
  static let shared = Container()
}
final class OtherContainer: SharedContainer {
  static let shared = OtherContainer()
}
@propertyWrapper struct Injected<T> {
  let wrappedValue: T
  init(_ keyPath: KeyPath<Container, Factory<T>>) {
    wrappedValue = Container.shared[keyPath: keyPath].make()
  }
  init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) {
    fatalError()
  }
}
class Service {
  func call() {}
}
class Cache {
  func clear() {}
}
extension Container {
  var service: Factory<Service> { Factory(make: Service.init) }
}
extension OtherContainer {
  var cache: Factory<Cache> { Factory(make: Cache.init) }
}
struct Screen {
  @Injected(\.service) var service
  @Injected(\OtherContainer.cache) var cache
  func use() {
    service.call()
    cache.clear()
  }
}
