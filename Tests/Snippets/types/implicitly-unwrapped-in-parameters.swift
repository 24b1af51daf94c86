func f(_ a: A!, b: B!...) -> (C!) { nil }
