import MVC
import MVVM
import MessengerHost

/// The architectures that the messenger is written in.
enum Architecture: String, CaseIterable, Sendable {
  case mvc
  case mvvm

  var app: any SignInApp.Type {
    switch self {
    case .mvc: MVCMessenger.self
    case .mvvm: MVVMMessenger.self
    }
  }
}
