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
        contacts: ContactListAdapter(manager: services.contacts),
        pauses: ContactListPauseAdapter(time: services.time), texts: texts, router: router
      ).build()
    case .creation:
      NewContactBuilder(
        service: NewContactAdapter(contacts: services.contacts), texts: texts, router: router
      ).build()
    case .details(let handle):
      ContactBuilder(
        contacts: ContactAdapter(contacts: services.contacts),
        threads: ContactThreadAdapter(conversations: services.conversations), texts: texts,
        router: router
      ).build(handle: handle)
    }
  }
}
