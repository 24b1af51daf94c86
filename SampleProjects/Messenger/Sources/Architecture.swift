import Hexagonal
import MVC
import MessengerHost
import VIPER

/// The architectures that the messenger is written in.
enum Architecture: String, CaseIterable, Sendable {
  case mvc
  case viper
  case hexagonal

  var app: any SignInApp.Type {
    switch self {
    case .mvc: MVCMessenger.self
    case .viper: VIPERMessenger.self
    case .hexagonal: HexagonalMessenger.self
    }
  }
}
