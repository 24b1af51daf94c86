/// Finds services by their type, for whoever asks.
@MainActor
public final class ServiceLocator {
  /// The one that everybody asks who is given no other.
  public static let shared = ServiceLocator()

  private var makers: [ObjectIdentifier: (ServiceLocator) -> Any] = [:]
  private var services: [ObjectIdentifier: Any] = [:]

  public init() {}

  /// Has `make` make the `type`, once, when somebody asks for it; in which order is all the same.
  ///
  /// Whoever has the service that was registered before keeps it.
  public func register<Service>(_ type: Service.Type, make: @escaping (ServiceLocator) -> Service) {
    makers[ObjectIdentifier(type)] = make
    services[ObjectIdentifier(type)] = nil
  }

  /// The service that is registered as a `type`; one that nobody has registered ends the program.
  public func locate<Service>(_ type: Service.Type = Service.self) -> Service {
    guard let service = find(type) else { preconditionFailure("nobody has registered a \(type)") }
    return service
  }

  /// The service that is registered as a `type`, if there is one. The compiler cannot know.
  func find<Service>(_ type: Service.Type) -> Service? {
    let id = ObjectIdentifier(type)
    let service = services[id] ?? makers[id]?(self)
    services[id] = service
    return service as? Service
  }
}
