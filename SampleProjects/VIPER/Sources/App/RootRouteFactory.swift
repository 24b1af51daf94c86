import MessengerTexts
import ScreenKit

/// Makes every module of the app, each with the services that it says it needs.
struct RootRouteFactory: RouteFactory {
  let services: AppServices

  func screen(for route: AppRoute, router: any Router) -> ViewController {
    let texts = Texts(in: Language(services.preferences.preferences.language))
    switch route {
    case .login(let isExpired):
      return LoginBuilder(service: LoginServiceAdapter(services: services), texts: texts)
        .build(isExpired: isExpired)
    case .chats(let route):
      return ChatsRouteFactory(services: services, texts: texts, router: router)
        .screen(for: route)
    case .contacts(let route):
      return ContactsRouteFactory(services: services, texts: texts, router: router)
        .screen(for: route)
    case .stickers(let route):
      return StickersRouteFactory(services: services, texts: texts, router: router)
        .screen(for: route)
    case .settings:
      return SettingsBuilder(service: SettingsServiceAdapter(services: services), texts: texts)
        .build()
    }
  }
}
