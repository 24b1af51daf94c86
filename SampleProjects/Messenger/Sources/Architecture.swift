import Hexagonal
import MVVM
import MessengerHost
import VIPER

/// The architectures that the messenger is written in.
enum Architecture: String, CaseIterable, Sendable {
  case mvvm
  case viper
  case hexagonal

  var app: any SignInApp.Type {
    switch self {
    case .mvvm: MVVMMessenger.self
    case .viper: VIPERMessenger.self
    case .hexagonal: HexagonalMessenger.self
    }
  }
}
