let service =
  Service.shared
let other: Other
  = Other()
