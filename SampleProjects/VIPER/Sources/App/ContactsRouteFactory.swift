import MessengerTexts
import ScreenKit

/// Makes the modules of the tab Contacts.
@MainActor
struct ContactsRouteFactory {
  let services: AppServices
  let texts: Texts
  let router: any Router

  func screen(for route: ContactsRoute) -> ViewController {
    switch route {
    case .list:
      ContactListBuilder(
        service: ContactListServiceAdapter(services: services), texts: texts, router: router
      ).build()
    case .creation:
      NewContactBuilder(
        service: NewContactServiceAdapter(services: services), texts: texts, router: router
      ).build()
    case .details(let handle):
      ContactBuilder(
        service: ContactServiceAdapter(services: services, handle: handle), texts: texts,
        router: router
      ).build()
    }
  }
}
