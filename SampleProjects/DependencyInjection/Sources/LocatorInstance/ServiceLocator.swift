/// Finds services by their type, for whoever asks.
@MainActor
public final class ServiceLocator {
  /// The one that everybody asks who is given no other.
  public static let shared = ServiceLocator()

  private var services: [ObjectIdentifier: Any] = [:]

  public init() {}

  /// Answers with `service` whoever asks for a `type` from now on.
  public func register<Service>(_ service: Service, as type: Service.Type = Service.self) {
    services[ObjectIdentifier(type)] = service
  }

  /// The service that is registered as a `type`.
  ///
  /// - Throws: when none is. The compiler cannot know.
  public func locate<Service>(_ type: Service.Type) throws(MissingService) -> Service {
    guard let service = services[ObjectIdentifier(type)] as? Service else {
      throw MissingService(type: "\(type)")
    }
    return service
  }
}
