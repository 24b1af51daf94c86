import MessengerTexts
import ScreenKit

/// Makes every module of the app, each with the services that it says it needs.
struct RootRouteFactory: RouteFactory {
  let services: AppServices

  func screen(for route: AppRoute, router: any Router) -> ViewController {
    let texts = Texts(in: Language(services.preferences.preferences.language))
    switch route {
    case .login(let isExpired):
      return LoginBuilder(
        account: LoginAccountAdapter(session: services.session),
        connection: LoginConnectionAdapter(monitor: services.sync), texts: texts
      ).build(isExpired: isExpired)
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
      return SettingsBuilder(
        account: SettingsAccountAdapter(session: services.session),
        preferences: SettingsPreferencesAdapter(preferences: services.preferences), texts: texts
      ).build()
    }
  }
}
