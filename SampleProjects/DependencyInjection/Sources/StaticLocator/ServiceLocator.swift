/// Finds services by their type: one for the whole process.
@MainActor
public enum ServiceLocator {
  private static var services: [ObjectIdentifier: Any] = [:]

  /// Answers with `service` whoever asks for a `type` from now on.
  public static func register<Service>(_ service: Service, as type: Service.Type = Service.self) {
    services[ObjectIdentifier(type)] = service
  }

  /// The service that is registered as a `type`.
  ///
  /// - Throws: when none is. The compiler cannot know.
  public static func locate<Service>(_ type: Service.Type) throws(MissingService) -> Service {
    guard let service = services[ObjectIdentifier(type)] as? Service else {
      throw MissingService(type: "\(type)")
    }
    return service
  }

  /// Forgets all services; without it, a test inherits what the one before it registered.
  public static func reset() {
    services = [:]
  }
}
