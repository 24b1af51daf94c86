import Hexagonal
import MVC
import MVVM
import MessengerHost
import StateContainer
import VIPER

/// One of the architectures that the messenger is written in.
struct Architecture: Sendable {
  /// What there is of the app in this architecture.
  enum App {
    case whole(any MessengerApp.Type)
    case signIn(any SignInApp.Type)
  }

  /// What the command line calls it.
  let name: String

  /// A function, because a type of apps cannot be shared between actors, and its name can.
  let app: @Sendable () -> App

  static let all = [
    Architecture("mvc", MVCMessenger.self),
    Architecture("mvvm", MVVMMessenger.self),
    Architecture("viper", VIPERMessenger.self),
    Architecture("hexagonal", HexagonalMessenger.self),
    Architecture("state-container", StateContainerMessenger.self),
  ]

  private init(
    _ name: String, _ app: @autoclosure @escaping @Sendable () -> any MessengerApp.Type
  ) {
    self.name = name
    self.app = { .whole(app()) }
  }

  private init(
    _ name: String, _ app: @autoclosure @escaping @Sendable () -> any SignInApp.Type
  ) {
    self.name = name
    self.app = { .signIn(app()) }
  }
}

extension Architecture {
  /// The architecture with this name, in whatever case it is written.
  init(named name: String) throws(UsageError) {
    guard let match = Architecture.all.first(where: { $0.name == name.lowercased() }) else {
      throw .unknownArchitecture(name)
    }
    self = match
  }
}

extension Architecture: Equatable {
  static func == (left: Architecture, right: Architecture) -> Bool { left.name == right.name }
}
