func f<@Marker T: A>(_ t: T) {}
