import MVC
import MVVM
import MessengerHost
import VIPER

/// The architectures that the messenger is written in.
enum Architecture: String, CaseIterable, Sendable {
  case mvc
  case mvvm
  case viper

  var app: any SignInApp.Type {
    switch self {
    case .mvc: MVCMessenger.self
    case .mvvm: MVVMMessenger.self
    case .viper: VIPERMessenger.self
    }
  }
}
